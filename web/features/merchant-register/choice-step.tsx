import { useTranslations } from '../../i18n/use-translations.tsx';
import type { CenterKind } from './applying-draft.ts';
import type { InStep } from './applying-step.tsx';
import own from './merchant-register.module.css';

const KINDS: readonly CenterKind[] = ['new', 'existing'];
const NEXT = { new: 'address', existing: 'select' } as const;

/** A center of their own, or one that the shop has (R-42b). */
export function ChoiceStep({ draft, keep, goOn }: InStep) {
  const t = useTranslations('merchantRegister');
  return (
    <div className={own.choices}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={own.choice}
          aria-pressed={draft.kind === kind}
          onClick={() => {
            keep({ kind });
            void goOn(NEXT[kind]);
          }}
        >
          <span className={own.name}>{t(`choice.${kind}.name`)}</span>
          <span className={own.hint}>{t(`choice.${kind}.hint`)}</span>
        </button>
      ))}
    </div>
  );
}
