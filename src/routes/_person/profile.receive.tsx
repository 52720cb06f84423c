import { msg } from '@lingui/core/macro'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { openBrand } from '#engine/identity/session.ts'
import { ReceivePage } from '#features/drive/receive/ReceivePage.tsx'

/** The manifest names this address for files that are shared with the app or opened by it. */
export const Route = createFileRoute('/_person/profile/receive')({
  staticData: { screen: { title: msg`받은 파일` } },
  validateSearch: ({ isFull }: Record<string, unknown>): { isFull?: boolean } =>
    isFull === true || isFull === 'true' ? { isFull: true } : {},
  component: Receive,
})

function Receive() {
  const { isFull = false } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <ReceivePage
      isFull={isFull}
      onAdded={(brand) => {
        openBrand(brand)
        void navigate({ to: '/brand/drive' })
      }}
    />
  )
}
