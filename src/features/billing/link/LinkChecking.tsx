import { Trans } from '@lingui/react/macro'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { LinkHead, useNameOf } from './LinkHead.tsx'
import { LinkLines } from './LinkLines.tsx'
import type { PaymentLink } from './link-machine.ts'

interface Props {
  link: PaymentLink
  /** It is not known after two minutes either. */
  isLate: boolean
  onAgain: () => void
}

/** While whether it is paid is not known. There is nothing to press that would pay again. */
export function LinkChecking({ link, isLate, onAgain }: Props) {
  const onlineReason = useOnlineReason()
  const brand = useNameOf()(link.brandName)
  const { plan } = link
  return (
    <>
      <LinkHead
        isNew
        title={
          <Trans>
            {brand} {plan} 플랜 결제
          </Trans>
        }
      />
      {isLate ? (
        <Banner
          look="box"
          tone="warning"
          actions={
            <Button size="small" disabledReason={onlineReason} onClick={onAgain}>
              <Trans>다시 확인하기</Trans>
            </Button>
          }
        >
          <Trans>
            카드사의 답이 아직 오지 않았어요. 다시 결제하지 말고, 잠시 뒤 이 창에서 다시 확인해 주세요.
          </Trans>
        </Banner>
      ) : (
        <Banner look="box">
          <Trans>결제 결과를 확인하고 있어요. 다시 누르지 않아도 돼요.</Trans>
        </Banner>
      )}
      <LinkLines link={link} />
    </>
  )
}
