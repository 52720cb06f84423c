import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { textOf } from '#model/fields/answers.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useLogoMaker } from './useLogoMaker.ts'

const LogoEditor = lazyComponent(() => import('./LogoEditor.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})
const LogoProposals = lazyComponent(() => import('./LogoProposals.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})

const DesignerLink = lazyComponent(() => import('./DesignerLink.tsx'), { when: afterFirstContentPaint })

interface Props {
  /** Key of the proposal that was chosen elsewhere. */
  proposal?: string | undefined
}

/** Makes a logo from a symbol, a name and a tagline, on this device, also offline. A new one begins with proposals. */
export function LogoMakerPage({ proposal }: Props) {
  const { isReadOnly, document } = useDocumentView('guide')
  const brandName = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
  const maker = useLogoMaker()
  const navigate = useNavigate()
  const [part, setPart] = useState<'proposals' | 'editor' | null>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const begins = maker.isNew && part === null
  const isChoosing = !isReadOnly && (begins || part === 'proposals' || proposal !== undefined)
  const edit = () => {
    setPart('editor')
    if (proposal !== undefined) void navigate({ to: '/brand/logo-maker', search: {}, replace: true })
  }
  const take = (state: LogoEditorState) => {
    maker.replace(state)
    edit()
  }
  return (
    <Page>
      <PageHead
        title={<Trans>로고 만들기</Trans>}
        aside={brandName}
        note={<Trans>고르는 대로 이 기기에 저장되고, 인터넷 없이도 만들 수 있어요</Trans>}
        actions={<div ref={setActions} />}
      />
      {isChoosing ? (
        <LogoProposals
          wanted={proposal}
          before={maker.isNew ? null : maker.state}
          takesFocus={part !== null}
          onTake={take}
          onLeave={edit}
        />
      ) : (
        <LogoEditor
          state={maker.state}
          onChange={maker.change}
          onReplace={maker.replace}
          actions={actions}
          takesFocus={part !== null}
          onPropose={() => setPart('proposals')}
        />
      )}
      <DesignerLink brand={document.brand} />
    </Page>
  )
}
