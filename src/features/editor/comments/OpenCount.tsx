import { useLingui } from '@lingui/react/macro'
import { useThreadsOf } from '#kits/talk/useThreads.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './OpenCount.module.css'

/** Number of open threads of the design, on the tab of its comments; nothing where there are none. */
export default function OpenCount() {
  const { t } = useLingui()
  const count = useThreadsOf('design').threads.filter(({ resolved }) => resolved === null).length
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{t`열림 ${count}`}</VisuallyHidden>
    </>
  )
}
