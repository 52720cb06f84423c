import { keepView, useKeptView } from '#kits/library/view-settings.ts'

const view = keepView('saegim-drive-view', { look: 'grid', by: 'createdAt', isDown: true }, [
  'name',
  'createdAt',
  'size',
  'kind',
])

/** How a person looks at drives, on this device. */
export const useViewSettings = () => useKeptView(view)
