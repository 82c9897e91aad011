import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { dataTold } from '../../page/data-told.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './one-picture-panel.module.css';
import { PictureListField } from './picture-list-field.tsx';

/** As large as the server keeps the picture of a category, a brand or a group. */
const SIDE = 800;

type Props<One> = {
  label: string;
  /** Where buyers see it. Beside the picture: over the only one it would hide a logo. */
  hint: string;
  picture: string | null;
  /** The page's query of what it is of. */
  queryKey: QueryKey;
  pictureOf: (one: One) => string | null;
  /** A square is cut out of it. */
  isSquare?: boolean;
  send: (file: Blob, onProgress: (part: number) => void) => Promise<void>;
  remove: () => Promise<void>;
};

/** The one picture of a record, beside its form: it is stored at once. */
export function OnePicturePanel<One>(props: Props<One>) {
  const { label, hint, picture, queryKey, pictureOf, isSquare = false, send, remove } = props;
  const client = useQueryClient();
  return (
    <Panel title={label}>
      <p className={classes.hint}>{hint}</p>
      <PictureListField
        label={label}
        pictures={picture === null ? [] : [{ id: picture, url: picture, captured: null }]}
        idsNow={() => {
          const one = client.getQueryData<One>(queryKey);
          const now = one === undefined ? null : pictureOf(one);
          return now === null ? [] : [now];
        }}
        most={1}
        maxSide={SIDE}
        {...(isSquare && { crop: { aspect: 1 } })}
        send={async (file, { onProgress }) => {
          await send(file, onProgress);
          await dataTold();
        }}
        order={() => Promise.resolve()}
        remove={async () => {
          await remove();
          await dataTold();
        }}
        reload={async () => {
          await client.refetchQueries({ queryKey });
          await dataTold();
        }}
      />
    </Panel>
  );
}
