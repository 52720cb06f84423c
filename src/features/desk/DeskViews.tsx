import { Trans, useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Acts } from './Acts.tsx'
import { ApplicationQueue } from './ApplicationQueue.tsx'
import { BrandLinks } from './BrandLinks.tsx'
import styles from './Desk.module.css'
import { DeskApplication } from './DeskApplication.tsx'
import { DeskOrder } from './DeskOrder.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { DeskTask } from './DeskTask.tsx'
import { DeskTicket } from './DeskTicket.tsx'
import { OrderQueue } from './OrderQueue.tsx'
import { PictureQueue } from './PictureQueue.tsx'
import { TaskQueue } from './TaskQueue.tsx'
import { TicketQueue } from './TicketQueue.tsx'
import { type DeskView, useDeskAddress } from './useDeskAddress.ts'

interface Tab {
  id: DeskView
  label: string
  content: ReactNode
}

/** The queues, what is chosen beside its queue, and for operators what the staff did. */
export default function DeskViews({ isOperator }: { isOperator: boolean }) {
  const { t } = useLingui()
  const { view, id, pid, open } = useDeskAddress()
  const [round, setRound] = useState(0)
  const part = { isOperator, onChanged: () => setRound((known) => known + 1) }
  const forOperators: Tab[] = [
    {
      id: 'tickets',
      label: t`문의`,
      content: (
        <Columns
          queue={<TicketQueue round={round} chosen={id} />}
          chosen={
            id !== null && (
              <DeskTicket
                key={id}
                idTicket={id}
                onChanged={part.onChanged}
                onDeleted={() => {
                  part.onChanged()
                  open('tickets')
                }}
              />
            )
          }
        />
      ),
    },
    {
      id: 'orders',
      label: t`결제`,
      content: (
        <Columns
          queue={<OrderQueue round={round} chosen={pid} />}
          chosen={pid !== null && <DeskOrder key={pid} pid={pid} onChanged={part.onChanged} />}
        />
      ),
    },
    { id: 'links', label: t`결제 링크`, content: <BrandLinks key={id} idBrand={id} /> },
    {
      id: 'pictures',
      label: t`AI 그림 신고`,
      content: (
        <Columns
          queue={<PictureQueue round={round} chosen={id} />}
          chosen={id !== null && <DeskPicture key={id} idPicture={id} onChanged={part.onChanged} />}
        />
      ),
    },
    { id: 'acts', label: t`한 일`, content: <Acts /> },
  ]
  const tabs: Tab[] = [
    {
      id: 'tasks',
      label: t`의뢰`,
      content: (
        <Columns
          queue={<TaskQueue round={round} chosen={id} />}
          chosen={id !== null && <DeskTask key={id} idTask={id} {...part} />}
        />
      ),
    },
    {
      id: 'applications',
      label: t`무료 디자인`,
      content: (
        <Columns
          queue={<ApplicationQueue round={round} chosen={id} />}
          chosen={id !== null && <DeskApplication key={id} idApplication={id} {...part} />}
        />
      ),
    },
    ...(isOperator ? forOperators : []),
  ]
  const shown = tabs.some((tab) => tab.id === view) ? view : 'tasks'
  return <Tabs label={t`작업대의 목록`} tabs={tabs} value={shown} onChoose={(next) => open(next)} />
}

/** Beside each other, or on a narrow screen only what is chosen, with the way back. */
function Columns({ queue, chosen }: { queue: ReactNode; chosen: ReactNode }) {
  const { view, open } = useDeskAddress()
  return (
    <div className={styles.columns} data-open={chosen !== false || undefined}>
      <div className={styles.queue}>{queue}</div>
      {chosen !== false && (
        <div className={styles.chosen}>
          <span className={styles.back}>
            <Button
              look="quiet"
              size="small"
              hangs="start"
              icon={<Icon of={ArrowLeft} />}
              onClick={() => open(view)}
            >
              <Trans>목록으로</Trans>
            </Button>
          </span>
          {chosen}
        </div>
      )}
    </div>
  )
}
