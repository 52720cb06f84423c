import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { BackLink } from './BackLink.tsx'

// They read the device's tables, which the first content does not need.
const wait = { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={4} /> }
const TasksScreen = lazyComponent(() => import('./TasksScreen.tsx'), wait)
const RequestScreen = lazyComponent(() => import('./RequestScreen.tsx'), wait)
const TaskScreen = lazyComponent(() => import('./TaskScreen.tsx'), wait)

interface Props {
  /** `new` asks for a task, a number shows one; null: the list. */
  task?: string | null
  /** Applications of the account for the free design, below the list. */
  applications?: ReactNode
}

/** Designer work of the brand. */
export function TasksPage({ task = null, applications }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  if (isLocal(brand))
    return (
      <Page measure="content" column="reading">
        <PageHead title={<Trans>디자이너 작업</Trans>} />
        <EmptyState headline={t`아직 없어요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 디자이너에게 작업을 맡길 수 있어요.</Trans>
        </EmptyState>
        {applications}
      </Page>
    )
  if (task === null)
    return (
      <Page measure="content" column="reading" anchor="brand-setting-worker">
        <PageHead title={<Trans>디자이너 작업</Trans>} />
        <TasksScreen key={brand} idBrand={brand} />
        {applications}
      </Page>
    )
  return (
    <Page measure="content" column="reading">
      <BackLink />
      {task === 'new' ? (
        <>
          <PageHead title={<Trans>작업 의뢰하기</Trans>} />
          <RequestScreen key={brand} idBrand={brand} />
        </>
      ) : (
        <OneTask key={`${brand} ${task}`} idBrand={brand} idTask={Number(task) || 0} />
      )}
    </Page>
  )
}

/** The heading is there at once, and keeps the focus when the title is known. */
function OneTask(props: { idBrand: number; idTask: number }) {
  const [title, setTitle] = useState<string | null>(null)
  return (
    <>
      <PageHead title={title ?? <Trans>작업</Trans>} />
      <TaskScreen {...props} onTitle={setTitle} />
    </>
  )
}
