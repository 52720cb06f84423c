import { msg } from '@lingui/core/macro'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { LateScreen } from '#app/brand/LateScreen.tsx'
import { preloadLater } from '#app/brand/preload-later.ts'
import { loadContent } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ToolsPage = lazyComponent(async () => {
  const [{ ToolsPage: Part }] = await Promise.all([
    import('#features/tools/ToolsPage.tsx'),
    loadContent('board/tools'),
    loadContent('options-strategy'),
    import('#features/tools/sentences/load-tool-texts.ts').then(({ loadToolTexts }) => loadToolTexts()),
  ])
  return { default: Part }
})

export const Route = createFileRoute('/_brand/_menu/brand/ai-tool')({
  staticData: {
    screen: {
      title: msg`AI 도구`,
      menu: { group: 'tools', icon: 'wand', order: 1 },
      isInPalette: true,
    },
  },
  loader: () => preloadLater(ToolsPage),
  component: Tools,
})

/** The open tool is a part of the page: it stays as it is when another one is opened. */
function Tools() {
  const { tool } = useParams({ strict: false })
  return (
    <LateScreen>
      <ToolsPage open={tool ?? null} />
    </LateScreen>
  )
}
