import { lazy, Suspense, useState, type DragEvent } from 'react';
import { DEEPEST_CATEGORY, type Move } from '#domain/products/category-tree.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconIndent, IconMore, IconMoveDown, IconMoveUp, IconOutdent } from '../../merchant-ui/icons.ts';
import { STEPS, type Edge, type Step } from './category-moves.ts';
import classes from './merchant-categories.module.css';
import { categoryPath, newCategoryPath, type Category } from './merchant-categories.queries.ts';

const RowMenu = lazy(() => import('../../merchant-ui/row-menu.tsx'));
const ICONS = { up: IconMoveUp, down: IconMoveDown, in: IconIndent, out: IconOutdent };

type Props = {
  category: Category;
  /** The names of those above, where the tree is not shown; else ''. */
  above: string;
  mayAdd: boolean;
  canMove: boolean;
  stepOf: (step: Step) => Move | undefined;
  onStep: (step: Step, move: Move) => void;
  isDragged: boolean;
  /** What letting the dragged one go here means. */
  dropOf: (edge: Edge) => Move | undefined;
  onDrag: (code: string | undefined) => void;
  onDrop: (move: Move) => void;
};

/** The upper quarter of a row is before it, the lower quarter after it. */
function edgeOf({ clientY, currentTarget }: DragEvent<HTMLElement>): Edge {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  if (part < 0.25) return 'before';
  return part > 0.75 ? 'after' : 'inside';
}

export function CategoryRow({
  category: { Code, Level, NameTh, NameEn, Image },
  above,
  mayAdd,
  canMove,
  stepOf,
  onStep,
  isDragged,
  dropOf,
  onDrag,
  onDrop,
}: Props) {
  const t = useTranslations('merchantCategories');
  const { locale } = usePage();
  const [over, setOver] = useState<Edge>();
  const [menuFrom, setMenuFrom] = useState<HTMLElement>();
  const name = locale === 'en' ? NameEn : NameTh;
  const canAdd = mayAdd && Level < DEEPEST_CATEGORY;
  const actions = [
    ...STEPS.flatMap((step) => {
      const move = canMove ? stepOf(step) : undefined;
      return move ? [{ label: t(`steps.${step}`), onPress: () => onStep(step, move) }] : [];
    }),
    ...(canAdd ? [{ label: t('addBelow'), to: newCategoryPath(Code) }] : []),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a mouse drags it; its buttons do the same
    <li
      id={`category-${Code}`}
      className={classes.row}
      data-level={above === '' ? Level : 1}
      data-dragged={isDragged || undefined}
      data-over={over}
      draggable={canMove}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        onDrag(Code);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        const edge = edgeOf(event);
        const isPlace = dropOf(edge) !== undefined;
        if (isPlace) event.preventDefault();
        setOver(isPlace ? edge : undefined);
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        const move = dropOf(edgeOf(event));
        setOver(undefined);
        onDrag(undefined);
        if (move) onDrop(move);
      }}
    >
      <span className={classes.thumb}>
        <Picture src={Image} alt="" width={36} height={36} />
      </span>
      <span className={classes.name}>
        <AppLink id={`category-${Code}-name`} to={categoryPath(Code)} prefetch="none" draggable={false}>
          <UserText>{name}</UserText>
        </AppLink>
        <span className={classes.code}>
          <UserText>{above === '' ? Code : above}</UserText>
        </span>
        <span className="hidden-visually">{t('level', { level: String(Level) })}</span>
      </span>
      {canMove && (
        <span className={classes.tools}>
          {STEPS.map((step) => {
            const move = stepOf(step);
            const Icon = ICONS[step];
            return (
              <button
                key={step}
                type="button"
                className={classes.tool}
                data-step={step}
                aria-label={t(`steps.${step}`)}
                aria-describedby={`category-${Code}-name`}
                title={t(`steps.${step}`)}
                aria-disabled={!move || undefined}
                onClick={() => move && onStep(step, move)}
              >
                <Icon size={18} aria-hidden />
              </button>
            );
          })}
        </span>
      )}
      {canAdd && (
        <AppLink className={classes.add} to={newCategoryPath(Code)} prefetch="none" draggable={false}>
          {t('addBelow')}
        </AppLink>
      )}
      {/* A phone has room for the name alone. */}
      {actions.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={t('more')}
          aria-describedby={`category-${Code}-name`}
          aria-haspopup="menu"
          aria-expanded={menuFrom !== undefined}
          onClick={({ currentTarget }) => setMenuFrom(currentTarget)}
        >
          <IconMore size={20} aria-hidden />
        </button>
      )}
      {menuFrom && (
        <Suspense>
          <RowMenu label={name} actions={actions} from={menuFrom} onClose={() => setMenuFrom(undefined)} />
        </Suspense>
      )}
    </li>
  );
}
