/** Data about a page for search engines (schema.org): its place, and what kind of page it is. */
import { linesOfBlock, plainWords } from '#domain/text/content-text.ts';
import { trailData } from '../../ui/layout/breadcrumb-data.ts';
import type { Content } from './content.queries.ts';

type Input = {
  content: Content;
  /** The page's own address, whole. */
  url: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  shop: string;
  /** From home down to the page itself, with whole addresses. */
  steps: readonly { name: string; url: string }[];
};

export function structuredData(input: Input): object {
  return { '@context': 'https://schema.org', '@graph': [pageOf(input), trailData(input.steps)] };
}

function pageOf({ content, url, origin, shop }: Input): object {
  const { Id, NewsType, Title, Summary, PictureUrl, DateBegin, UpdatedAt } = content;
  const common = { url, ...(Summary !== '' && { description: Summary }), dateModified: UpdatedAt };
  if (NewsType === 'N')
    return {
      '@type': 'NewsArticle',
      ...common,
      headline: Title,
      datePublished: DateBegin,
      ...(PictureUrl !== null && { image: new URL(PictureUrl, origin).href }),
      publisher: { '@type': 'Organization', name: shop, url: origin },
    };
  if (Id === 'FAQ_001')
    return { '@type': 'FAQPage', ...common, name: Title, mainEntity: questionsOf(content) };
  return { '@type': Id === 'CONTACT_001' ? 'ContactPage' : 'WebPage', ...common, name: Title };
}

/** Each heading is a question; the text up to the next one is its answer. */
function questionsOf({ Blocks }: Content): object[] {
  const asked: { question: string; answer: string[] }[] = [];
  for (const block of Blocks) {
    if (block.type === 'heading') asked.push({ question: plainWords(block.words), answer: [] });
    else asked.at(-1)?.answer.push(...linesOfBlock(block).map(plainWords));
  }
  return asked
    .filter(({ answer }) => answer.length > 0)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    }));
}
