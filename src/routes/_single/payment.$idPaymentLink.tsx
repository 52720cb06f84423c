import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentLinkScreen } from '#app/public/PaymentLinkScreen.tsx'

export const Route = createFileRoute('/_single/payment/$idPaymentLink')({
  staticData: { screen: { title: msg`플랜 결제` } },
  component: PaymentLink,
})

function PaymentLink() {
  return <PaymentLinkScreen idPaymentLink={Route.useParams().idPaymentLink} />
}
