import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { TasksPage } from '#features/tasks/TasksPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/worker/$task')({
  staticData: { screen: { title: msg`디자이너 작업` } },
  // `new` asks for a task.
  loader: ({ params: { task } }) => {
    if (task !== 'new' && !/^[1-9]\d{0,14}$/.test(task)) throw notFound()
  },
  component: Task,
})

function Task() {
  return <TasksPage task={Route.useParams().task} />
}
