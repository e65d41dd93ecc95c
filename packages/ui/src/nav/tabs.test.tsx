import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const html = renderToStaticMarkup(
  <Tabs
    label="Enter"
    value="login"
    onValueChange={() => {}}
    options={[
      { value: 'login', label: 'Log in', content: <p>login form</p> },
      { value: 'register', label: 'Register', content: <p>register form</p> },
    ]}
  />,
);
const tagOf = (pattern: RegExp) => html.match(pattern)?.[0] ?? '';
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

test('the chosen tab and its panel are tied to each other, and only its content is there', () => {
  const tab = tagOf(/<button[^>]*aria-selected="true"[^>]*>/);
  const panel = tagOf(/<div[^>]*data-state="active"[^>]*role="tabpanel"[^>]*>/);
  expect(attribute(tab, 'role')).toBe('tab');
  expect(attribute(tab, 'id')).toBeTruthy();
  expect(attribute(panel, 'aria-labelledby')).toBe(attribute(tab, 'id'));
  expect(attribute(tab, 'aria-controls')).toBe(attribute(panel, 'id'));
  expect(html).toContain(`${panel}<p>login form</p>`);
  expect(html).not.toContain('register form');
});
