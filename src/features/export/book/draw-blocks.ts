import type { PDFImage } from '@cantoo/pdf-lib'
import { colourOf, ink, inkSoft, line, type PageFlow, type TextStyle } from '#device/pdf/page-flow.ts'
import type { Block, BookImage } from './book.ts'

export interface BlockTools {
  readonly flow: PageFlow
  imageOf(image: BookImage): PDFImage
}

const body: TextStyle = { size: 10.5 }
const small: TextStyle = { size: 8.5, colour: inkSoft, leading: 1.5 }
const label: TextStyle = { size: 9, colour: inkSoft, leading: 1.7 }

/** Left edge and width of the column beside the labels. */
function columnOf({ size }: PageFlow) {
  const x = size.margin + size.labels
  return { x, width: size.width - size.margin - x, right: size.width - size.margin }
}

export function drawBlock(block: Block, tools: BlockTools): void {
  const { flow } = tools
  switch (block.kind) {
    case 'lead':
      drawLabelled(flow, block, { size: flow.size.height > 600 ? 13 : 14, leading: 1.75 })
      flow.space(14)
      return
    case 'line':
      drawLabelled(flow, block, body)
      flow.space(8)
      return
    case 'heading':
      flow.need(48)
      flow.space(10)
      flow.paragraph(block.text, columnOf(flow).x, columnOf(flow).width, { size: 13, weight: 700 })
      flow.space(6)
      return
    case 'swatches':
      drawSwatches(block, flow)
      return
    case 'pictures':
      drawPictures(block, tools)
      return
    case 'scales':
      drawScales(block, flow)
      return
    case 'table':
      drawTable(block, flow)
      return
    case 'map':
      drawMap(block, flow)
      return
  }
}

/** Draws the label beside the first line; the text may continue on the next page. */
function drawLabelled(
  flow: PageFlow,
  { label: name, text }: { label: string; text: string },
  style: TextStyle,
) {
  const { x, width } = columnOf(flow)
  const lineHeight = style.size * (style.leading ?? 1.6)
  const names = flow.lines(name, flow.size.labels - 16, label)
  flow.need(Math.max(lineHeight * 2, names.length * 16))
  const top = flow.y
  const page = flow.page
  const drop = (lineHeight - label.size * 1.7) / 2
  const height = flow.drawLines(names, flow.size.margin, top - drop, label)
  flow.paragraph(text, x, width, style)
  // A label that is taller than its text moves the next block down.
  if (flow.page === page && top - flow.y < height) flow.space(height - (top - flow.y))
}

function drawSwatches({ colours }: Extract<Block, { kind: 'swatches' }>, flow: PageFlow): void {
  const { x, width } = columnOf(flow)
  const height = 92
  flow.need(height + 76)
  const top = flow.y
  const total = colours.reduce((sum, { share }) => sum + share, 0)
  const least = Math.min(72, width / colours.length)
  const spare = width - least * colours.length
  let at = x
  for (const { hex, share, name, values } of colours) {
    const own = least + (spare * share) / total
    flow.box(at, top, own, height, hex)
    flow.page.drawRectangle({
      x: at,
      y: top - height,
      width: own,
      height,
      borderColor: colourOf(line),
      borderWidth: 0.5,
    })
    const names = flow.lines(name, own - 6, { size: 9, weight: 700 })
    const used = flow.drawLines(names, at, top - height - 6, { size: 9, weight: 700, leading: 1.5 })
    flow.drawLines(
      values.flatMap((value) => flow.lines(value, own - 4, small)),
      at,
      top - height - 8 - used,
      small,
    )
    at += own
  }
  flow.space(height + 84)
}

function drawPictures(
  { pictures }: Extract<Block, { kind: 'pictures' }>,
  { flow, imageOf }: BlockTools,
): void {
  const { x, width } = columnOf(flow)
  const perRow = flow.size.height > 600 ? 2 : 3
  const gap = 12
  const own = (width - gap * (perRow - 1)) / perRow
  const height = own * 0.66
  for (let first = 0; first < pictures.length; first += perRow) {
    flow.need(height + 26)
    const top = flow.y
    pictures.slice(first, first + perRow).forEach(({ image, caption, ground }, index) => {
      const left = x + index * (own + gap)
      flow.box(left, top, own, height, ground)
      flow.page.drawRectangle({
        x: left,
        y: top - height,
        width: own,
        height,
        borderColor: colourOf(line),
        borderWidth: 0.5,
      })
      const picture = imageOf(image)
      const fit = picture.scaleToFit(own * 0.7, height * 0.7)
      flow.page.drawImage(picture, {
        x: left + (own - fit.width) / 2,
        y: top - height + (height - fit.height) / 2,
        ...fit,
      })
      flow.drawLines(flow.lines(caption, own, small).slice(0, 1), left, top - height - 4, small)
    })
    flow.space(height + 28)
  }
}

function drawScales({ scales }: Extract<Block, { kind: 'scales' }>, flow: PageFlow): void {
  const { x, width } = columnOf(flow)
  const side = Math.min(120, width * 0.28)
  for (const { low, high, at, name } of scales) {
    flow.need(26)
    const top = flow.y
    flow.drawLines(flow.lines(name, flow.size.labels - 16, label).slice(0, 1), flow.size.margin, top, label)
    flow.drawLines(flow.lines(low, side, small).slice(0, 1), x, top, small)
    const [last = ''] = flow.lines(high, side, small)
    flow.drawLines([last], x + width - side + 8, top, small)
    const from = x + side
    const to = x + width - side
    flow.page.drawLine({
      start: { x: from, y: top - 8 },
      end: { x: to, y: top - 8 },
      color: colourOf(inkSoft),
      thickness: 0.6,
    })
    flow.page.drawCircle({ x: from + ((to - from) * at) / 100, y: top - 8, size: 3.6, color: colourOf(ink) })
    flow.space(22)
  }
  flow.space(6)
}

function drawTable({ head, rows }: Extract<Block, { kind: 'table' }>, flow: PageFlow): void {
  const left = flow.size.margin
  const width = flow.size.width - 2 * left
  const own = width / head.length
  const cell: TextStyle = { size: 8.5, leading: 1.5 }
  const drawRow = (texts: readonly string[], style: TextStyle) => {
    const cells = texts.map((text) => flow.lines(text, own - 10, style))
    const height = Math.max(...cells.map((lines) => lines.length)) * style.size * 1.5 + 12
    flow.need(Math.min(height, 300))
    const top = flow.y
    flow.rule(left, left + width, line, 0.6)
    cells.forEach((lines, index) => {
      flow.drawLines(lines, left + index * own, top - 6, style)
    })
    flow.space(height)
  }
  drawRow(head, { ...cell, weight: 700 })
  for (const row of rows) drawRow(row, cell)
  flow.rule(left, left + width, ink, 0.8)
  flow.space(18)
}

function drawMap({ axes, points }: Extract<Block, { kind: 'map' }>, flow: PageFlow): void {
  const { x, width } = columnOf(flow)
  const side = Math.min(width, flow.size.height > 600 ? 340 : 300)
  flow.need(side + 48)
  const top = flow.y - 16
  const { page } = flow
  const middle = (text: string, centre: number, y: number) => {
    const [first = ''] = flow.lines(text, side, small)
    flow.drawLines([first], centre - Math.min(side, first.length * 4.2) / 2, y, small)
  }
  middle(axes.top, x + side / 2, top + 16)
  page.drawRectangle({
    x,
    y: top - side,
    width: side,
    height: side,
    borderColor: colourOf(line),
    borderWidth: 0.8,
  })
  for (const [start, end] of [
    [
      { x: x + side / 2, y: top },
      { x: x + side / 2, y: top - side },
    ],
    [
      { x, y: top - side / 2 },
      { x: x + side, y: top - side / 2 },
    ],
  ] as const)
    page.drawLine({ start, end, color: colourOf(ink), thickness: 0.7 })
  flow.drawLines(flow.lines(axes.left, side / 2 - 8, small).slice(0, 1), x + 4, top - side / 2 + 14, small)
  const rights = flow.lines(axes.right, side / 2 - 8, small).slice(0, 1)
  flow.drawLines(
    rights,
    x + side - 4 - Math.min(side / 2, (rights[0] ?? '').length * 8.6),
    top - side / 2 + 14,
    small,
  )
  for (const { name, x: across, y: up, size, isOwn } of points) {
    const centre = { x: x + (side * across) / 100, y: top - side + (side * up) / 100 }
    page.drawCircle({
      ...centre,
      size: 4 + size / 10,
      borderColor: colourOf(ink),
      borderWidth: isOwn ? 0 : 0.8,
      color: colourOf(isOwn ? ink : '#FFFFFF'),
    })
    middle(name, centre.x, centre.y - 6 - size / 10)
  }
  flow.space(side + 20)
  middle(axes.bottom, x + side / 2, flow.y + 2)
  flow.space(24)
}
