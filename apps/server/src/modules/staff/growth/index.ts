import { staffGrowth } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { editAgencyRule, editAgencyTiers, readAgency } from './agency.ts';
import { editBanner, editBanners, listBanners } from './banners.ts';
import { listLetters, writeLetter } from './letters.ts';
import { announce, end, listAnnouncements, listNotices, publish, withdraw } from './news.ts';
import { editPromotion, listPromotions } from './promotions.ts';
import { editFooterText, editLook, readSiteContent } from './site.ts';
import { listTerms, publishTerms, takeTermsBack } from './terms.ts';
import { editVipLevels, editVipRebates, readVip } from './vip.ts';

/** Growth: promotions, levels, rates and tables as staff sets them, and what is said to players. */
export function registerGrowth(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffGrowth.promotionList, () => listPromotions(house));
  staffRoute(app, house, staffGrowth.promotionChange, (input, caller) => editPromotion(house, input, caller));

  staffRoute(app, house, staffGrowth.vipTables, () => readVip(house.db));
  staffRoute(app, house, staffGrowth.vipLevelsChange, (input, caller) => editVipLevels(house, input, caller));
  staffRoute(app, house, staffGrowth.vipRebatesChange, (input, caller) =>
    editVipRebates(house, input, caller),
  );

  staffRoute(app, house, staffGrowth.agencyTables, () => readAgency(house.db));
  staffRoute(app, house, staffGrowth.agencyTiersChange, (input, caller) =>
    editAgencyTiers(house, input, caller),
  );
  staffRoute(app, house, staffGrowth.agencyRuleChange, (input, caller) =>
    editAgencyRule(house, input, caller),
  );

  staffRoute(app, house, staffGrowth.announcementList, (input) => listAnnouncements(house, input));
  staffRoute(app, house, staffGrowth.announce, (input, caller) => announce(house, input, caller));
  staffRoute(app, house, staffGrowth.announcementWithdraw, (input, caller) => withdraw(house, input, caller));
  staffRoute(app, house, staffGrowth.notificationList, (input) => listNotices(house, input));
  staffRoute(app, house, staffGrowth.notify, (input, caller) => publish(house, input, caller));
  staffRoute(app, house, staffGrowth.notificationEnd, (input, caller) => end(house, input, caller));
  staffRoute(app, house, staffGrowth.letterList, (input) => listLetters(house, input));
  staffRoute(app, house, staffGrowth.letterSend, (input, caller) => writeLetter(house, input, caller));

  staffRoute(app, house, staffGrowth.bannerList, () => listBanners(house.db, house));
  staffRoute(app, house, staffGrowth.bannersArrange, (input, caller) => editBanners(house, input, caller));
  staffRoute(app, house, staffGrowth.bannerWrite, (input, caller) => editBanner(house, input, caller));
  staffRoute(app, house, staffGrowth.siteContent, () => readSiteContent(house.db, house));
  staffRoute(app, house, staffGrowth.siteLookChange, (input, caller) => editLook(house, input, caller));
  staffRoute(app, house, staffGrowth.footerTextChange, (input, caller) =>
    editFooterText(house, input, caller),
  );
  staffRoute(app, house, staffGrowth.termsHistory, () => listTerms(house.db, house));
  staffRoute(app, house, staffGrowth.termsAnnounce, (input, caller) => publishTerms(house, input, caller));
  staffRoute(app, house, staffGrowth.termsWithdraw, (input, caller) => takeTermsBack(house, input, caller));
}
