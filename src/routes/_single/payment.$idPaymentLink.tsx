import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentLinkScreen } from '#app/public/PaymentLinkScreen.tsx'
import { loadWords } from '#device/words/interface.ts'

export const Route = createFileRoute('/_single/payment/$idPaymentLink')({
  staticData: { screen: { title: msg`플랜 결제` } },
  loader: () => loadWords('device', 'public', 'tools'),
  component: PaymentLink,
})

function PaymentLink() {
  return <PaymentLinkScreen idPaymentLink={Route.useParams().idPaymentLink} />
}
