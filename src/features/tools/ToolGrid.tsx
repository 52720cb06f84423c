import { Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Tool } from '#model/tools/tools.ts'
import type { ToolBrand } from './brand/tool-brand.ts'
import { ToolCard } from './ToolCard.tsx'
import styles from './Tools.module.css'

interface Props {
  tools: readonly Tool[]
  open: Tool | null
  brand: ToolBrand
}

/** Cards in columns; the open tool, which is a route, follows its card and takes the whole width below its row. */
export function ToolGrid({ tools, open, brand }: Props) {
  return (
    <div className={styles.grid}>
      {tools.map((tool) => (
        <Fragment key={tool.key}>
          <ToolCard tool={tool} isOpen={tool.key === open?.key} brand={brand} />
          {tool.key === open?.key && <Outlet />}
        </Fragment>
      ))}
    </div>
  )
}
