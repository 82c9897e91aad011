import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { Bar } from './bar-chart.tsx';

type Props = {
  bars: readonly Bar[];
  /** What the values of this range and of the one before are called. */
  names: { now: string; before: string | undefined };
  /** A value in words, and as short as an axis needs it. */
  format: (value: number) => string;
  formatAxis: (value: number) => string;
};

/** The drawn part of a chart; what it shows is also in words and in a table (`bar-chart.tsx`). */
export default function BarPlot({ bars, names, format, formatAxis }: Props) {
  return (
    <BarChart
      h="100%"
      data={bars.map(({ value, before, name }) => ({ name, now: value, before: before?.value ?? 0 }))}
      dataKey="name"
      series={[
        ...(names.before === undefined ? [] : [{ name: 'before', label: names.before, color: 'gray.4' }]),
        { name: 'now', label: names.now, color: 'var(--mantine-primary-color-filled)' },
      ]}
      withLegend={names.before !== undefined}
      legendProps={{ verticalAlign: 'top', height: 32 }}
      gridAxis="x"
      tickLine="none"
      valueFormatter={format}
      yAxisProps={{ width: 48, tickFormatter: formatAxis, allowDecimals: false }}
      xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 16 }}
      maxBarWidth={32}
      barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
      barChartProps={{ accessibilityLayer: false, barGap: 1 }}
    />
  );
}
