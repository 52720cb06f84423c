import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { Icon } from '#ui/Icon.tsx'
import styles from './ChannelPreview.module.css'

/** The row of signs under the picture of a feed. They do nothing here. */
export function FeedActions() {
  return (
    <span className={styles.actions} aria-hidden>
      <Icon of={Heart} />
      <Icon of={MessageCircle} />
      <Icon of={Send} />
      <Icon of={Bookmark} />
    </span>
  )
}
