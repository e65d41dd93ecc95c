import br from 'circle-flags/flags/br.svg?no-inline';
import cn from 'circle-flags/flags/cn.svg?no-inline';
import hk from 'circle-flags/flags/hk.svg?no-inline';
import id from 'circle-flags/flags/id.svg?no-inline';
import my from 'circle-flags/flags/my.svg?no-inline';
import th from 'circle-flags/flags/th.svg?no-inline';
import tr from 'circle-flags/flags/tr.svg?no-inline';
import us from 'circle-flags/flags/us.svg?no-inline';
import vn from 'circle-flags/flags/vn.svg?no-inline';

const flags = { br, us, cn, hk, vn, id, th, tr, my } as const;

export type FlagCode = keyof typeof flags;

/** A round flag standing for a language; the language's name stands beside it, so it is silent. */
export function Flag({ code, size = 20, className }: { code: FlagCode; size?: number; className?: string }) {
  return <img src={flags[code]} width={size} height={size} alt="" className={className} />;
}
