import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useOnline } from '#engine/browser/network.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { applicationKeptDays } from '#model/campaign/application.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './CampaignForm.module.css'
import { Faulty } from './Faulty.tsx'
import { FormFrame } from './FormFrame.tsx'
import { Photos } from './Photos.tsx'
import type { Application } from './send-application.ts'
import type { StepProps } from './step-props.ts'
import { useSendDraft } from './useSendDraft.ts'

interface Props extends Omit<StepProps, 'onGoOn'> {
  /** Whether all can be sent; shows what cannot. */
  check: () => boolean
  onSent: (application: Application) => void
  /** The server says that one cannot apply, or has applied. */
  onRefused: () => void
}

/** Photographs, what one agrees to, and sending it. */
export function PhotosStep({ draft, change, faults, form, check, onSent, onRefused }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const sending = useSendDraft({ draft, change, onSent, onRefused })
  const { isBusy, isSignedIn, error } = sending
  return (
    <FormFrame
      step={2}
      title={<Trans>쓸 사진이 있나요?</Trans>}
      note={<Trans>없어도 괜찮아요. 로고나 상품 사진을 주시면 더 닮게 만들 수 있어요.</Trans>}
      form={form}
      onGoOn={() => {
        if (check()) void sending.send()
      }}
      end={
        <Button
          type="submit"
          look="ink"
          size="large"
          disabledReason={
            isOnline
              ? isBusy
                ? t`신청을 보내는 중이에요`
                : undefined
              : t`인터넷에 연결되면 신청할 수 있어요. 쓴 내용은 이 기기에 남아 있어요.`
          }
        >
          {isSignedIn ? <Trans>신청하기</Trans> : <Trans>가입하고 신청하기</Trans>}
        </Button>
      }
    >
      <Photos photos={sending.photos} onChange={sending.setPhotos} isBlocked={isBusy} />
      <Faulty field="agreeTerms" error={faults.agreeTerms && t`지원 조건에 동의해 주세요.`}>
        <div className={styles.agreement}>
          <Checkbox
            checked={draft.agreesToTerms}
            required
            onCheck={(agreesToTerms) => change({ agreesToTerms })}
          >
            <Trans>지원 조건을 읽었고 동의해요</Trans> <span className={styles.mark}>{t`필수`}</span>
          </Checkbox>
          <a
            href={`${siteAddressHere('/event')}#terms`}
            target="_blank"
            rel="noopener"
            className={linkClass}
            aria-label={t`지원 조건 보기, 새 창`}
          >
            <Trans>보기</Trans>
          </a>
        </div>
      </Faulty>
      <Faulty field="agreePrivacy" error={faults.agreePrivacy && t`개인정보 수집과 이용에 동의해 주세요.`}>
        <Checkbox
          checked={draft.agreesToPrivacy}
          required
          onCheck={(agreesToPrivacy) => change({ agreesToPrivacy })}
          hint={
            <Trans>
              받는 정보: 이름, 이메일, 가게 정보, 올린 사진. 쓰는 곳: 무료 디자인 제작과 결과 안내. 두는 기간:
              결과를 보낸 날부터 {applicationKeptDays}일. 동의하지 않을 수 있지만, 그러면 신청할 수 없어요.
            </Trans>
          }
        >
          <Trans>개인정보 수집과 이용에 동의해요</Trans> <span className={styles.mark}>{t`필수`}</span>
        </Checkbox>
      </Faulty>
      <div role="alert">
        {error !== null && (
          <p className={styles.error}>
            <Icon of={CircleAlert} size="small" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </FormFrame>
  )
}
