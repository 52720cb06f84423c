import * as Y from 'yjs'

/** What three devices wrote and merged, and the same as it was at some time before. */
export function grow(random: () => number, steps: number): [whole: Y.Doc, before: Y.Doc] {
  const devices = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
  const before = new Y.Doc()
  const halfAt = Math.floor(random() * steps)
  for (let step = 0; step < steps; step += 1) {
    const device = devices[Math.floor(random() * 3)]
    if (device) scribble(device, random)
    if (random() < 0.1) merge(devices[Math.floor(random() * 3)], devices[Math.floor(random() * 3)])
    if (step === halfAt) merge(devices[0], before)
  }
  const whole = new Y.Doc()
  for (const device of devices) merge(device, whole)
  return [whole, before]
}

export function scribble(doc: Y.Doc, random: () => number): void {
  const text = doc.getText('text')
  const list = doc.getMap<Y.Map<unknown>>('list')
  const keys = [...list.keys()]
  const key = keys[Math.floor(random() * keys.length)]
  const at = Math.floor(random() * text.length)
  const dice = random()
  if (dice < 0.4) text.insert(at, '말 🙂'.repeat(1 + Math.floor(random() * 40)))
  else if (dice < 0.55) text.delete(at, Math.min(text.length - at, Math.floor(random() * 30)))
  else if (dice < 0.7) {
    const item = new Y.Map<unknown>()
    item.set('name', new Y.Text('이름'))
    list.set(`${Math.floor(random() * 1e9)}`, item)
  } else if (dice < 0.85 && key !== undefined) {
    const name = list.get(key)?.get('name')
    if (name instanceof Y.Text) name.insert(0, '더')
  } else if (dice < 0.92 && key !== undefined) list.delete(key)
  else doc.getMap('values').set(`${Math.floor(random() * 5)}`, random())
}

export function contentOf(doc: Y.Doc): unknown {
  return [doc.getText('text').toString(), doc.getMap('list').toJSON(), doc.getMap('values').toJSON()]
}

function merge(from: Y.Doc | undefined, to: Y.Doc | undefined): void {
  if (from && to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
}
