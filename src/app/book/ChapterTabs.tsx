import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { isPlainClick } from '#ui/plain-click.ts'
import type { LinkLook } from '#ui/render-link.ts'
import { useChapterInView } from './useChapterInView.ts'

interface Props {
  /** The path of the page. */
  address: string
  chapters: readonly { readonly anchor: string; readonly label: string }[]
}

/** Links to the chapters of a page; the one that is being read is the current one. */
export default function ChapterTabs({ address, chapters }: Props) {
  const { t } = useLingui()
  const current = useChapterInView(chapters.map(({ anchor }) => anchor))
  return (
    <TabLinks
      label={t`이 페이지의 장`}
      links={chapters.map(({ anchor, label }) => ({
        key: anchor,
        label,
        isCurrent: anchor === current,
        render: (look) => <ChapterLink address={address} anchor={anchor} look={look} />,
      }))}
    />
  )
}

/** Not the router's link, which would mark itself as current by the address, wherever the page was scrolled to. */
function ChapterLink({ address, anchor, look }: { address: string; anchor: string; look: LinkLook }) {
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate({ to: address, hash: anchor })
  }
  return <a href={`${address}#${anchor}`} onClick={go} {...look} />
}
