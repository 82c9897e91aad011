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

/** Bars over time, oldest first. Drawn for the eye; a screen reader is given the same as a table. */
export function BarChart({ label, columns, bars }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const height = (value: number): string => (most === 0 ? '0%' : `${(value / most) * 100}%`);
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} aria-hidden>
        {bars.map(({ key, value, name, text }) => (
          <div key={key} className={classes.slot} title={`${name}: ${text}`}>
            <div className={classes.bar} style={{ height: height(value) }} />
          </div>
        ))}
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
