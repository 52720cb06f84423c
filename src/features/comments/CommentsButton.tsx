import { useLingui } from '@lingui/react/macro'
import MessageSquare from 'lucide-react/icons/message-square'
import { keysForAria } from '#kits/actions/keys.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './CommentsButton.module.css'
import { commentHere } from './comment-here.ts'
import { closeComments, focusedField, openComments, useCommentsState } from './comments-state.ts'

/** Header button that opens the comments, with the number of open threads on this screen. */
export default function CommentsButton() {
  const { t } = useLingui()
  const { isOpen, count } = useCommentsState()
  return (
    <IconButton
      label={count > 0 ? t`의견 ${count} (여기에 열린 것)` : t`의견`}
      aria-expanded={isOpen}
      aria-keyshortcuts={keysForAria(commentHere.keys)}
      className={styles.button ?? ''}
      data-tip="talk"
      icon={
        <>
          <Icon of={MessageSquare} />
          {count > 0 && (
            <span className={styles.count} aria-hidden>
              {count}
            </span>
          )}
        </>
      }
      onClick={() => (isOpen ? closeComments() : openComments(focusedField()))}
    />
  )
}
