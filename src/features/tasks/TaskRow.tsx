import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { shortMoment } from '#engine/words/short-moment.ts'
import { StatusTag } from './StatusTag.tsx'
import styles from './Tasks.module.css'
import { isUnpriced, type ListedTask } from './task-calls.ts'

/** A task in the list; the whole row opens it. */
export function TaskRow({ task }: { task: ListedTask }) {
  const { i18n } = useLingui()
  const { idTask, title, credit, requestedBy, createdAt } = task
  const [price, day] = [i18n.number(credit), shortMoment(createdAt)]
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link to="/brand/setting/worker/$task" params={{ task: String(idTask) }} className={styles.title}>
          {title}
        </Link>
        <small>
          {requestedBy !== null && `${requestedBy} · `}
          {day}
          {!isUnpriced(task) && (
            <>
              {' · '}
              <Trans>{price} 크레딧</Trans>
            </>
          )}
        </small>
      </span>
      <StatusTag task={task} />
    </li>
  )
}
