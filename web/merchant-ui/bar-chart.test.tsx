import { expect, test } from 'vitest';
import { drawn } from '../testing/drawn.tsx';
import { BarChart } from './bar-chart.tsx';

test('B-82 a chart gives the value of its latest bar in words, and all of them in a table, with the range before', () => {
  const html = drawn(
    <BarChart
      label="Sales"
      columns={['Day', 'Sum', 'Before']}
      bars={[
        { key: '1', value: 0, name: '20 Nov', text: '฿0.00' },
        { key: '2', value: 5, name: '21 Nov', text: '฿5.00', before: { value: 3, text: '฿3.00' } },
      ]}
      format={String}
      formatAxis={String}
    />,
  );
  expect(html).toMatch(
    /type="range"[^>]*aria-label="Sales"[^>]*aria-valuetext="21 Nov: ฿5.00, Before ฿3.00"/,
  );
  expect(html).toContain('<th scope="row">20 Nov</th><td>฿0.00</td><td></td>');
  expect(html).toContain('<th scope="row">21 Nov</th><td>฿5.00</td><td>฿3.00</td>');
});
