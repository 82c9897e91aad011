import { useState } from 'react';
import { useLazyComponent } from '../ui/interaction/use-lazy-component.tsx';
import classes from './bar-chart.module.css';

export type Bar = {
  key: string;
  value: number;
  /** Its place on the axis and its value, in the reader's language. */
  name: string;
  text: string;
  /** Of the same place in the range before. */
  before?: { value: number; text: string };
};

type Props = {
  /** What the bars are of, and what their place, their values and those of the range before are called. */
  label: string;
  columns: readonly [name: string, value: string, before?: string];
  bars: readonly Bar[];
  format: (value: number) => string;
  formatAxis: (value: number) => string;
};

const fetchPlot = () => import('./bar-plot.tsx');
/** The figures are there in words and as a table. */
const nothing = () => undefined;

/**
 * Bars over time, oldest first, beside those of the range before, with the value of one in words: the one gone to with the
 * arrow keys, the latest at first. What draws them is fetched after the page; a screen reader is given a table.
 */
export function BarChart({ label, columns, bars, format, formatAxis }: Props) {
  const [picked, setPicked] = useState<string>();
  const Plot = useLazyComponent({ fetchComponent: fetchPlot, wanted: true, onLost: nothing });
  const found = bars.findIndex(({ key }) => key === picked);
  const at = found === -1 ? bars.length - 1 : found;
  const shown = bars[at];
  const before = shown?.before && `${columns[2]} ${shown.before.text}`;
  return (
    <figure className={classes.chart}>
      {shown && (
        <p className={classes.shown} aria-hidden>
          {shown.name} <strong>{shown.text}</strong> {before && `(${before})`}
        </p>
      )}
      <div className={classes.plot}>
        <input
          className={classes.keys}
          type="range"
          aria-label={label}
          aria-valuetext={shown && [`${shown.name}: ${shown.text}`, before].filter(Boolean).join(', ')}
          min={0}
          max={Math.max(0, bars.length - 1)}
          value={Math.max(0, at)}
          onChange={({ currentTarget }) => setPicked(bars[Number(currentTarget.value)]?.key)}
        />
        <div className={classes.bars} aria-hidden>
          {Plot?.({ bars, names: { now: columns[1], before: columns[2] }, format, formatAxis })}
        </div>
      </div>
      <table className="hidden-visually">
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, text, before: was }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{text}</td>
              {columns.length > 2 && <td>{was?.text}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
