import { identity } from '@arara/contract';
import { Button, Field, Skeleton } from '@arara/ui';
import { Calculator, Image, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './captcha-field.module.css';

export interface CaptchaAnswer {
  captcha_key: string;
  captcha_code: string;
}

interface CaptchaFieldProps {
  value: CaptchaAnswer;
  onValueChange: (answer: CaptchaAnswer) => void;
  error?: string | undefined;
  /** Counts refused tries: a code serves once, so each refusal brings another. */
  refusals: number;
}

/** The verification code: a picture to copy, or a sum for those who cannot see it. Shows nothing where it is off. */
export function CaptchaField({ value, onValueChange, error, refusals }: CaptchaFieldProps) {
  const t = useT();
  const [kind, setKind] = useState<'picture' | 'sum'>('picture');
  const { data, refetch, isFetching } = useCall(identity.captcha, { kind }, { staleTime: 4 * 60_000 });
  // Whoever asks for many sums is shown pictures.
  const shown = data?.kind ?? kind;
  const key = data?.captcha_key ?? '';
  const question = shown === 'sum' ? data?.question : undefined;
  useEffect(() => {
    if (key) onValueChange({ captcha_key: key, captcha_code: '' });
    // The answer belongs to its question: a new question empties it.
  }, [key, onValueChange]);
  useEffect(() => {
    if (refusals > 0) void refetch();
  }, [refusals, refetch]);
  if (data && !data.is_required) return null;
  const type = (code: string) => onValueChange({ captcha_key: key, captcha_code: code });
  return (
    <div className={styles.frame}>
      <Field
        // In the name, not under the field: a refusal stands there, and the next sum would not be seen.
        label={question ? `${t('identity.captcha')}: ${question}` : t('identity.captcha')}
        error={error}
        value={value.captcha_code}
        onChange={(event) => type(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        inputMode={shown === 'sum' ? 'numeric' : 'text'}
        maxLength={16}
        name="captcha_code"
      />
      <div className={styles.row}>
        {shown === 'picture' && <Picture source={data?.picture ?? ''} />}
        <div className={styles.keys}>
          <Button
            size="sm"
            icon={<RefreshCw size={16} aria-hidden="true" />}
            onClick={() => refetch()}
            disabled={isFetching}
          >
            {t('identity.captcha_another')}
          </Button>
          <Button
            size="sm"
            icon={
              shown === 'sum' ? (
                <Image size={16} aria-hidden="true" />
              ) : (
                <Calculator size={16} aria-hidden="true" />
              )
            }
            onClick={() => (shown === kind ? setKind(kind === 'sum' ? 'picture' : 'sum') : void refetch())}
          >
            {t(shown === 'sum' ? 'identity.captcha_use_picture' : 'identity.captcha_sum')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Drawn as an image, so that nothing in the document can act. */
function Picture({ source }: { source: string }) {
  const t = useT();
  if (!source) return <Skeleton width={176} height={80} radius="var(--r1)" />;
  const address = source.startsWith('data:')
    ? source
    : `data:image/svg+xml;utf8,${encodeURIComponent(source)}`;
  return (
    <img
      className={styles.picture}
      src={address}
      width={176}
      height={80}
      alt={t('identity.captcha_picture')}
    />
  );
}
