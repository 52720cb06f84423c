import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TasksPage } from '#features/tasks/TasksPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/worker/$task')({
  staticData: { screen: { title: msg`디자이너 작업` } },
  component: Task,
})

function Task() {
  return <TasksPage task={Route.useParams().task} />
}
