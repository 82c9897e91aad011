import { useState, type PointerEvent } from 'react';
import classes from './bar-chart.module.css';

export type Bar = {
  key: string;
  value: number;
  /** Its place on the axis and its value, in the reader's language. */
  name: string;
  text: string;
};

type Props = {
  /** What the bars are of, and what their values are called, for a screen reader. */
  label: string;
  columns: readonly [name: string, value: string];
  bars: readonly Bar[];
};

/**
 * Bars over time, oldest first, with the value of one in words: of the one that is pointed at, tapped or gone to with the
 * arrow keys, the latest at first. A screen reader is given the same as a table.
 */
export function BarChart({ label, columns, bars }: Props) {
  const [picked, setPicked] = useState<string>();
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const height = (value: number): string => (most === 0 ? '0%' : `${(value / most) * 100}%`);
  const found = bars.findIndex(({ key }) => key === picked);
  const at = found === -1 ? bars.length - 1 : found;
  const shown = bars[at];
  const pick = (index: number) => setPicked(bars[index]?.key);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) pick(Math.min(bars.length - 1, Math.floor(((clientX - left) / width) * bars.length)));
  };
  return (
    <figure className={classes.chart}>
      {shown && (
        <p className={classes.shown} aria-hidden>
          {shown.name} <strong>{shown.text}</strong>
        </p>
      )}
      <div className={classes.plot} onPointerMove={point} onPointerDown={point}>
        <input
          className={classes.keys}
          type="range"
          aria-label={label}
          aria-valuetext={shown && `${shown.name}: ${shown.text}`}
          min={0}
          max={Math.max(0, bars.length - 1)}
          value={Math.max(0, at)}
          onChange={({ currentTarget }) => pick(Number(currentTarget.value))}
        />
        <div className={classes.bars} aria-hidden>
          {bars.map(({ key, value }, index) => (
            <div key={key} className={classes.slot} data-shown={index === at || undefined}>
              <div className={classes.bar} style={{ height: height(value) }} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
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
          {bars.map(({ key, name, text }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
