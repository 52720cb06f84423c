import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadContent } from '#kits/words/content.ts'

/** The page around shows the tool. */
export const Route = createFileRoute('/_brand/_menu/brand/ai-tool/$tool')({
  staticData: { screen: { title: msg`AI 도구` } },
  // Not in the first file of every screen.
  loader: async ({ params }) => {
    const { toolOfKey } = await import('#model/tools/tools.ts')
    const tool = toolOfKey(params.tool)
    if (tool === undefined || tool.way === 'MODEL') throw notFound()
    const names = await loadContent('board/tools')
    return { title: names.name[tool.key] }
  },
})
