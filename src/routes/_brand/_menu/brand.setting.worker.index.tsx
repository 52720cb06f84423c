import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { TasksPage } from '#features/tasks/TasksPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const Applications = lazyComponent(() => import('#features/campaign/Applications.tsx'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_brand/_menu/brand/setting/worker/')({
  staticData: {
    screen: {
      title: msg`디자이너 작업`,
      menu: { group: 'tools', icon: 'brush', order: 3, levels: ['20-100'] },
      isInPalette: true,
    },
  },
  component: Tasks,
})

function Tasks() {
  return <TasksPage applications={<Applications isAmongTasks />} />
}
