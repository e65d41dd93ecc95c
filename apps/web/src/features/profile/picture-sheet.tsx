import { type DataOf, information } from '@arara/contract';
import { Avatar, Sheet, Skeleton, useToast } from '@arara/ui';
import { Check } from 'lucide-react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './picture-sheet.module.css';

type Picture = DataOf<typeof information.profilePictures>['male'][number];

interface PictureSheetProps {
  memberId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The female and the male list; touching a face takes it. */
export function PictureSheet({ memberId, isOpen, onOpenChange }: PictureSheetProps) {
  const t = useT();
  const words = useFailureWords();
  const toast = useToast();
  const refresh = useRefresh();
  const lists = useCall(information.profilePictures, {}, { enabled: isOpen, staleTime: 60 * 60_000 });
  const mine = useCall(information.profilePictureOf, { member_id: memberId });
  const set = useAction(information.setProfilePicture);
  const choose = (id: string) =>
    set.mutate(
      { picture_id: id },
      {
        onSuccess: async () => {
          await refresh(information.profilePictureOf);
          onOpenChange(false);
          toast({ tone: 'leaf', title: t('information.picture_saved') });
        },
        onError: (error) => toast({ tone: 'scarlet', title: t('information.not_saved'), text: words(error) }),
      },
    );
  const { data, error } = lists;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('information.choose_picture')}
      closeLabel={t('common.close')}
      size="md"
    >
      {error && !data ? (
        <LoadFailed asked={lists} />
      ) : (
        (['female', 'male'] as const).map((gender) => (
          <Faces
            key={gender}
            title={t(`information.pictures_${gender}`)}
            pictures={data?.[gender]}
            chosenId={mine.data?.is_default ? null : (mine.data?.picture_id ?? null)}
            isBusy={set.isPending}
            onChoose={choose}
          />
        ))
      )}
    </Sheet>
  );
}

interface FacesProps {
  title: string;
  pictures: readonly Picture[] | undefined;
  chosenId: string | null;
  isBusy: boolean;
  onChoose: (id: string) => void;
}

function Faces({ title, pictures, chosenId, isBusy, onChoose }: FacesProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.faces} aria-busy={!pictures}>
        {pictures
          ? pictures.map(({ id, name, url }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={id === chosenId}
                  disabled={isBusy}
                  onClick={() => onChoose(id)}
                >
                  <Avatar src={url} size={64} />
                  <span>{name}</span>
                  {id === chosenId && (
                    <span className={styles.mark} aria-hidden="true">
                      <Check size={14} strokeWidth={3} />
                    </span>
                  )}
                </button>
              </li>
            ))
          : Array.from({ length: 8 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
              <li key={place} className={styles.waiting}>
                <Skeleton width={64} height={64} radius="50%" />
              </li>
            ))}
      </ul>
    </section>
  );
}
