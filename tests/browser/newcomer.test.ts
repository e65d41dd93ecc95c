import { formatMoney } from '@arara/money';
import { type LanguageCode, languages, phrase } from '@arara/phrases';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteUrl, sizes } from './journey.ts';
import { newPerson } from './people.ts';

const stepsMax = 120;
const lang: LanguageCode = 'pt';
const t = (key: string, values?: Record<string, string | number>) => phrase(lang, key, values);
const money = (cents: bigint) => formatMoney(cents, languages[lang].locale);

/** How many bets of which stake: together the deposit, which is to be staked once before it can leave. */
const bets = { count: 5, stakeCents: 4_000n };
const depositCents = 20_000n;

for (const size of ['phone', 'desktop'] as const) {
  test(`[S1.02] [S1.04] [S1.05] [S1.08] [S1.09] [S4.08] [S4.10] [S8.07] somebody new finds everything by what the screen says: ${size}`, async ({
    browser,
  }) => {
    const isPhone = size === 'phone';
    const context = await browser.newContext({
      viewport: sizes[size],
      isMobile: isPhone,
      hasTouch: isPhone,
      baseURL: siteUrl(),
      locale: languages[lang].locale,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const me = new Newcomer(page, isPhone);
    await page.goto('/');
    await me.registers();
    await me.deposits();
    await me.plays();
    await me.claims();
    await me.invites();
    await me.withdraws();
    await me.changesLanguage();
    process.stdout.write(`newcomer on ${size}: ${me.steps} steps\n`);
    expect(me.steps).toBeLessThan(stepsMax);
    expect(faults).toEqual([]);
    await context.close();
  });
}

/** Somebody who knows nothing of the site but what stands on the screen; counts what is done. */
class Newcomer {
  steps = 0;
  readonly #page: Page;
  readonly #isPhone: boolean;
  readonly #person = newPerson('Marina Duarte Exemplo');

  constructor(page: Page, isPhone: boolean) {
    this.#page = page;
    this.#isPhone = isPhone;
  }

  async registers(): Promise<void> {
    const person = this.#person;
    await this.#press(this.#button('identity.create_account').first());
    const form = this.#page.getByRole('dialog');
    const type = (key: string, text: string) => this.#type(form.getByLabel(t(key), { exact: true }), text);
    await type('identity.account', person.account);
    await type('identity.real_name', person.name);
    await type('identity.cpf', person.cpf);
    await type('identity.birth_date', '12041990');
    await type('identity.phone', person.phone);
    await type('identity.password', person.password);
    await type('identity.confirm_password', person.password);
    await this.#press(form.getByRole('checkbox'));
    await this.#press(
      form.getByRole('tabpanel').getByRole('button', { name: t('identity.create_account'), exact: true }),
    );
    await this.#sees(t('identity.registration_done'));
  }

  async deposits(): Promise<void> {
    await this.#press(this.#link('shell.deposit').first());
    await this.#type(this.#page.getByLabel(t('wallet.amount'), { exact: true }), String(depositCents));
    await this.#press(
      this.#page.getByRole('button', { name: t('wallet.make_code_for', { amount: money(depositCents) }) }),
    );
    const opened = this.#page.context().waitForEvent('page');
    await this.#press(this.#link('wallet.open_bank_page'));
    const bank = await opened;
    await this.#press(bank.getByRole('button', { name: t('wallet.bank_pay') }));
    await expect(bank.getByText(t('wallet.bank_paid'))).toBeVisible();
    await bank.close();
    await this.#sees(t('wallet.outcome_credited', { amount: money(depositCents) }));
  }

  /** The mildest bet of the dice, until the deposit has been staked. */
  async plays(): Promise<void> {
    const page = this.#page;
    await this.#press(this.#link('wallet.play_now'));
    // On wide windows the door also says how many games there are to search.
    const [verb = ''] = t('shell.search').split(' ');
    await this.#press(page.getByRole('link', { name: new RegExp(`^${verb} `) }).first());
    await this.#type(page.getByRole('textbox', { name: t('shell.search') }), 'dados');
    const best = page
      .getByRole('region', { name: t('platforms.best_match') })
      .filter({ hasText: 'Dados de Ouro' });
    await this.#press(best.getByRole('link', { name: t('shell.play'), exact: true }));
    await this.#type(
      page.getByRole('textbox', { name: t('games.stage_stake'), exact: true }),
      String(bets.stakeCents),
    );
    await this.#type(page.getByRole('textbox', { name: t('games.stage_chance'), exact: true }), '98');
    const roll = page.getByRole('button', { name: t('games.stage_roll') });
    for (let played = 0; played < bets.count; played += 1) {
      await this.#press(roll);
      await expect(page.getByRole('button', { name: t('games.stage_round_details') })).toHaveCount(
        played + 1,
      );
    }
    // A game fills a phone's screen; the way back stands at its top.
    if (this.#isPhone) await this.#press(this.#link('common.back'));
  }

  async claims(): Promise<void> {
    await this.#opensMenu('shell.promotions');
    await this.#press(this.#page.getByRole('button', { name: t('promotions.ftd_title') }));
    await this.#press(
      this.#page.getByRole('dialog').getByRole('button', { name: t('promotions.claim'), exact: true }),
    );
    await this.#sees(t('promotions.reward_claimed'));
    await this.#press(this.#page.getByRole('dialog').getByRole('button', { name: t('common.close') }));
  }

  async invites(): Promise<void> {
    await this.#opensMenu('shell.invite_friends');
    await this.#press(this.#button('agency.copy_link'));
    const copied = await this.#page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('?code=');
  }

  async withdraws(): Promise<void> {
    const page = this.#page;
    const pin = this.#person.withdrawalPassword;
    await this.#opensMenu('shell.withdraw');
    await this.#press(this.#link('wallet.set_password'));
    await this.#type(page.getByLabel(t('security.new_withdrawal_password')), pin);
    await this.#type(page.getByLabel(t('security.withdrawal_password_again')), pin);
    await this.#type(page.getByLabel(t('security.login_password'), { exact: true }), this.#person.password);
    await this.#press(this.#button('security.save_withdrawal_password'));
    const key = page.getByLabel(t('wallet.key_cpf'), { exact: true });
    const confirm = page.getByRole('dialog');
    const confirms = async () => {
      await this.#press(this.#button('wallet.continue'));
      await this.#type(confirm.getByLabel(t('wallet.withdrawal_password')), pin);
      await this.#press(confirm.getByRole('button', { name: wordsBefore('wallet.withdraw_amount') }));
    };
    // A key that is somebody else's: the words of the server stand by its field, and the sheet before it is gone.
    await this.#type(key, newPerson('').cpf);
    await this.#press(this.#button('wallet.all_of_it'));
    await confirms();
    await expect(key).toHaveAccessibleDescription(new RegExp(t('errors.pix_key_not_own')));
    await expect(confirm).toHaveCount(0);
    await this.#type(key, this.#person.cpf);
    await confirms();
    await this.#sees(t('wallet.submitted'));
  }

  async changesLanguage(): Promise<void> {
    await this.#opensMenu(null);
    await this.#press(this.#page.getByRole('button', { name: languages.pt.name }).last());
    await this.#press(this.#page.getByRole('button', { name: languages.en.name }));
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(
      phrase('en', 'wallet.withdraw_title'),
    );
  }

  /** On phones every place stands in the menu; on wide windows in the rail and in the account's menu. */
  async #opensMenu(key: string | null): Promise<void> {
    if (this.#isPhone) {
      await this.#press(this.#button('shell.menu'));
      if (key)
        await this.#press(this.#page.getByRole('dialog').getByRole('link', { name: t(key), exact: true }));
      return;
    }
    if (!key) return;
    const inRail = this.#page.getByRole('navigation').getByRole('link', { name: t(key), exact: true });
    if (await inRail.first().isVisible()) return this.#press(inRail.first());
    await this.#press(this.#button('shell.account_menu'));
    await this.#press(this.#page.getByRole('menuitem', { name: t(key), exact: true }));
  }

  #button(key: string): Locator {
    return this.#page.getByRole('button', { name: t(key), exact: true });
  }

  #link(key: string): Locator {
    return this.#page.getByRole('link', { name: t(key), exact: true });
  }

  async #press(target: Locator): Promise<void> {
    this.steps += 1;
    await target.click();
  }

  async #type(target: Locator, text: string): Promise<void> {
    this.steps += 1;
    await target.fill(text);
  }

  async #sees(words: string): Promise<void> {
    await expect(this.#page.getByText(words, { exact: true }).first()).toBeVisible();
  }
}

/** The words of a phrase up to its first place. */
const wordsBefore = (key: string): string => t(key).split('{{')[0]?.trim() ?? '';
