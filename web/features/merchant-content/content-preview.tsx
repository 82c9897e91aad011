import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { contentBlocks } from '#domain/text/content-text.ts';
import { inLanguage, type ContentKind, type WrittenContent } from '#domain/text/written-content.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ContentBody } from '../content/content-body.tsx';
import { Banner } from '../home/banner.tsx';
import classes from './merchant-content.module.css';

const WIDTHS = { phone: 390, wide: 1280 } as const;
type Width = keyof typeof WIDTHS;
const LANGUAGES = ['th', 'en'] as const;

/** As buyers will see it, by their own components at the width of their screen; only here, with what is typed now. */
export function ContentPreview({ kind, content }: { kind: ContentKind; content: WrittenContent }) {
  const t = useTranslations('merchantContent.preview');
  const { locale } = usePage();
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<'th' | 'en'>(locale);
  const isEmpty = content.titleTh === '' && content.picture === '' && content.bodyTh === '';
  return (
    <Panel title={t('title')}>
      <p className={classes.why}>{t('why')}</p>
      <div className={classes.choices}>
        <Choices
          label={t('width')}
          names={['phone', 'wide']}
          words={(name) => t(name)}
          chosen={width}
          onChoose={setWidth}
        />
        <Choices
          label={t('language')}
          names={LANGUAGES}
          words={(name) => t(name)}
          chosen={language}
          onChoose={setLanguage}
        />
      </div>
      {isEmpty ? (
        <p>{t('nothing')}</p>
      ) : (
        <Screen
          key={width}
          width={WIDTHS[width]}
          height={kind === 'B' ? (width === 'phone' ? 236 : 444) : 640}
          lang={language}
          title={`${t('title')}: ${t(width)}, ${t(language)}`}
        >
          {kind === 'B' ? (
            <BannerSeen content={content} language={language} />
          ) : (
            <PageSeen content={content} language={language} />
          )}
        </Screen>
      )}
    </Panel>
  );
}

type ChoicesProps<Name> = {
  label: string;
  names: readonly Name[];
  words: (name: Name) => string;
  chosen: Name;
  onChoose: (name: Name) => void;
};

function Choices<Name extends string>({ label, names, words, chosen, onChoose }: ChoicesProps<Name>) {
  return (
    <fieldset className={classes.group} aria-label={label}>
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          variant={name === chosen ? 'filled' : 'default'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {words(name)}
        </Button>
      ))}
    </fieldset>
  );
}

type Seen = { content: WrittenContent; language: 'th' | 'en' };

function BannerSeen({ content, language }: Seen) {
  const { picture, phonePicture, showsWords, colour, link } = content;
  return (
    <Banner
      first={false}
      banner={{
        NewsCode: 'preview',
        NewsType: 'B',
        Title: inLanguage(language, content.titleTh, content.titleEn),
        Summary: inLanguage(language, content.summaryTh, content.summaryEn),
        PictureUrl: picture || null,
        PhonePictureUrl: phonePicture || null,
        PictureAlt: inLanguage(language, content.altTh, content.altEn),
        ShowsWords: showsWords,
        BackgroundColour: /^#[0-9a-f]{6}$/.test(colour) ? colour : null,
        LinkUrl: link || null,
        DateBegin: '',
        DateEnd: null,
      }}
    />
  );
}

function PageSeen({ content, language }: Seen) {
  return (
    <Stack narrow>
      {content.picture !== '' && <Picture src={content.picture} alt="" width={720} height={405} />}
      <h1>{inLanguage(language, content.titleTh, content.titleEn)}</h1>
      <ContentBody blocks={contentBlocks(inLanguage(language, content.bodyTh, content.bodyEn))} />
    </Stack>
  );
}

type ScreenProps = { width: number; height: number; lang: string; title: string; children: ReactNode };

const BLANK = '<!doctype html><html><head></head><body></body></html>';

/** A document of its own, so that styles for a width go by this one; drawn smaller where the page is narrower. */
function Screen({ width, height, lang, title, children }: ScreenProps) {
  const { ref, width: room } = useElementSize();
  const [body, setBody] = useState<HTMLElement>();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const frame = useRef<HTMLIFrameElement>(null);
  const furnish = (): void => {
    const inside = frame.current?.contentDocument;
    // Until its own has come the browser shows another, empty document.
    if (inside?.URL !== 'about:srcdoc' || inside.readyState !== 'complete') return;
    wearStyles(inside);
    setBody(inside.body);
  };
  // Of the server's page it has loaded before anybody listened.
  useEffect(furnish, []);
  return (
    <div ref={ref} className={classes.frame} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={BLANK}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        onLoad={furnish}
      />
      {body &&
        createPortal(
          // Looked at, not used: its links lead nowhere.
          <div inert lang={lang} style={{ padding: 12 }}>
            {children}
          </div>,
          body,
        )}
    </div>
  );
}

/** The styles of this document, its colours included. */
function wearStyles(other: Document): void {
  const { documentElement: from } = document;
  const { documentElement: to } = other;
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
    other.head.append(style.cloneNode(true));
}
