import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { sendCaptchaProof } from '#kits/account/providers/captcha-on-demand.ts'
import { openCardDocument } from '#kits/commerce/card-document.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Stack } from '#ui/Stack.tsx'
import { LinkHead, useNameOf } from './LinkHead.tsx'
import { LinkLines } from './LinkLines.tsx'
import type { PaymentLink } from './link-machine.ts'

interface Props {
  link: PaymentLink
  /** Whether the server has forgotten that it was shown. */
  isAgain: boolean
  /** Whether a payment of this tab is without an answer. */
  isLost: boolean
}

/**
 * The captcha comes before the form of the card, and in a document of its own: its script could read the form. A press
 * proves that a person pays and loads the page anew, with the form.
 */
export function LinkStart({ link, isAgain, isLost }: Props) {
  const onlineReason = useOnlineReason()
  const brand = useNameOf()(link.brandName)
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const { plan } = link

  async function start(): Promise<void> {
    setIsBusy(true)
    if (await sendCaptchaProof('payment')) return openCardDocument()
    setIsRefused(true)
    setIsBusy(false)
  }

  return (
    <>
      <LinkHead
        isNew={isAgain}
        title={
          <Trans>
            {brand} {plan} 플랜 결제
          </Trans>
        }
      >
        <Trans>결제할 카드는 다음 화면에서 입력해요. 여기서는 아무것도 결제되지 않아요.</Trans>
      </LinkHead>
      <LinkLines link={link} />
      <Stack gap={4}>
        {isAgain && (
          <Banner look="box" tone="warning">
            <Trans>
              확인한 지 오래되어 결제하지 않았어요. 한 번 더 확인한 다음 카드를 다시 입력해 주세요.
            </Trans>
          </Banner>
        )}
        {isLost && (
          <Banner look="box" tone="warning">
            <Trans>지난 결제의 답을 받지 못했어요. 다시 눌러도 한 번만 결제돼요.</Trans>
          </Banner>
        )}
        {isRefused && (
          <Banner look="box" tone="danger">
            <Trans>지금은 확인하지 못했어요. 잠시 뒤 다시 눌러 주세요.</Trans>
          </Banner>
        )}
        <Button
          look="ink"
          size="large"
          isBlock
          disabledReason={onlineReason}
          disabled={isBusy}
          onClick={() => void start()}
        >
          {isBusy ? <Trans>확인하고 있어요</Trans> : <Trans>카드 입력하기</Trans>}
        </Button>
      </Stack>
    </>
  )
}
