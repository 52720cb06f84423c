import { Fragment } from 'react'
import { withoutFrontMatter } from './markdown-source.ts'

/** Text and headings of a document, shown until the Markdown renderer is loaded. */
export function PlainPolicy({ source }: { source: string }) {
  const blocks = withoutFrontMatter(source).split(/\r?\n\s*\r?\n/)
  return blocks.map((block, index) => {
    const text = block.trim().replace(/^#+\s+|\*\*|`/g, '')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once and never reordered
      <Fragment key={index}>{block.startsWith('#') ? <h2>{text}</h2> : <p>{text}</p>}</Fragment>
    )
  })
}
