import { useLingui } from '@lingui/react/macro'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { PaymentLinkPage } from '#features/billing/link/PaymentLinkPage.tsx'
import { StatusPage } from '../errors/StatusPage.tsx'

/** The page of a payment link, or that there is none at the address, with what to do then. */
export function PaymentLinkScreen({ idPaymentLink }: { idPaymentLink: string }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  return (
    <PaymentLinkPage
      idPaymentLink={idPaymentLink}
      dead={
        <StatusPage
          status={404}
          home={null}
          message={t`이미 쓴 결제 링크이거나 기간이 지났어요. 결제가 더 필요하면 링크를 보낸 사람에게 새 링크를 부탁해 주세요.`}
        />
      }
      renderUnread={(failure, onRetry) => (
        <StatusPage
          status={failure.code === 'OFFLINE' ? 'offline' : 500}
          home={null}
          message={failureWords(failure)}
          onRetry={onRetry}
        />
      )}
    />
  )
}
