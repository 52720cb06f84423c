import { createFileRoute } from '@tanstack/react-router'
import { ColumnFrame } from '#app/public/ColumnFrame.tsx'

export const Route = createFileRoute('/_account')({
  beforeLoad: async ({ location }): Promise<void> => {
    if (!('email' in location.search)) return
    const { moveEmailOfAddress } = await import('#app/routing/move-email-of-address.ts')
    moveEmailOfAddress(location)
  },
  component: () => <ColumnFrame measure="narrow" />,
})
