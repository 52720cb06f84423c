import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PaymentDetailPage } from '#features/billing/receipt/PaymentDetailPage.tsx'
import { readPaidSearch } from '#features/billing/receipt/paid-search.ts'
import { paymentNumber } from '#model/money/payment-number.ts'

export const Route = createFileRoute('/_brand/_menu/brand/setting/payment/$pid')({
  staticData: { screen: { title: msg`결제 영수증` } },
  validateSearch: readPaidSearch,
  loader: ({ params: { pid } }) => {
    if (!paymentNumber.test(pid)) throw notFound()
  },
  component: Payment,
})

function Payment() {
  return <PaymentDetailPage pid={Route.useParams().pid} isNew={Route.useSearch().paid === true} />
}
