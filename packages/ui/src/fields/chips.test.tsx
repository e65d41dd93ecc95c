import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chips } from './chips.tsx';

const options = [
  { value: 'a', label: 'A', isDisabled: true },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
];

/** The chips that the Tab key stops at, and those that are chosen, by their letters. */
function lookOf(value: string | null) {
  const html = renderToStaticMarkup(
    <Chips label="Letters" value={value} options={options} onValueChange={() => {}} />,
  );
  const buttons = html.match(/<button.*?<\/button>/g) ?? [];
  const lettersOf = (mark: string) =>
    buttons.filter((button) => button.includes(mark)).map((button) => button.at(-10));
  return { stops: lettersOf('tabindex="0"'), chosen: lettersOf('aria-checked="true"') };
}

test('the Tab key stops once: at the chosen chip, or at the first that can be chosen', () => {
  expect(lookOf('c')).toEqual({ stops: ['C'], chosen: ['C'] });
  expect(lookOf(null)).toEqual({ stops: ['B'], chosen: [] });
});
