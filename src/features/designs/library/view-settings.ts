import { keepView, useKeptView } from '#kits/library/view-settings.ts'

const view = keepView('saegim-design-view', { look: 'grid', by: 'changedAt', isDown: true }, [
  'name',
  'changedAt',
])

/** How a person looks at designs, on this device. */
export const useViewSettings = () => useKeptView(view)
