import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { findSite, readFooter, writeFooterText, writeLook } from '../../information/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { changesBetween, textsByLanguage } from './changes.ts';
import { editsOf, takeTurn } from './edits.ts';

type Sheet = DataOf<typeof staffGrowth.siteContent>;

const lookSubject = 'site';
const footerSubject = (key: string) => `footer:${key}`;

/** Logo, mark, background and the texts at the foot of the site. */
export async function readSiteContent(db: Queryable, house: House): Promise<Sheet> {
  const { title, logo_url, mark_url, page_background_url } = await findSite(db, house, undefined);
  const footer = await readFooter(db, house);
  const edited = await editsOf(db, [lookSubject, ...footer.map(({ key }) => footerSubject(key))]);
  return {
    look: { title, logo_url, mark_url, page_background_url, ...edited(lookSubject) },
    footer: footer.map((text) => ({ ...text, ...edited(footerSubject(text.key)) })),
  };
}

/** Changes logo, mark and background. Fails with `state_changed` when somebody was faster. */
export async function editLook(
  house: House,
  { version, reason, ...look }: InputOf<typeof staffGrowth.siteLookChange>,
  caller: StaffCaller,
): Promise<Sheet> {
  const pictures = ({ look: { logo_url, mark_url, page_background_url } }: Sheet) => ({
    logo_url,
    mark_url,
    page_background_url,
  });
  return edit(house, caller, { subject: lookSubject, version, reason, told: pictures }, (tx) =>
    writeLook(tx, house, look),
  );
}

/** Changes a text at the foot. Fails with `not_found`, and with `state_changed` when somebody was faster. */
export async function editFooterText(
  house: House,
  { key, version, reason, title, body }: InputOf<typeof staffGrowth.footerTextChange>,
  caller: StaffCaller,
): Promise<Sheet> {
  const texts = ({ footer }: Sheet) => {
    const text = footer.find((one) => one.key === key);
    return text ? { ...textsByLanguage('title', text.title), ...textsByLanguage('body', text.body) } : {};
  };
  return edit(house, caller, { subject: footerSubject(key), version, reason, told: texts }, (tx) =>
    writeFooterText(tx, house, { key, title, body }),
  );
}

interface Edit {
  readonly subject: string;
  readonly version: number;
  readonly reason: string;
  /** What the audit log compares. */
  readonly told: (sheet: Sheet) => Record<string, string>;
}

async function edit(
  house: House,
  caller: StaffCaller,
  { subject, version, reason, told }: Edit,
  write: (tx: Queryable) => Promise<void>,
): Promise<Sheet> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subject, version, now);
    const before = await readSiteContent(tx, house);
    await write(tx);
    const sheet = await readSiteContent(tx, house);
    await recordAudit(tx, actorOf(caller), now, {
      action: 'site.change',
      subjectType: 'site',
      subjectId: subject,
      detail: { reason, ...changesBetween(told(before), told(sheet)) },
    });
    return sheet;
  });
}
