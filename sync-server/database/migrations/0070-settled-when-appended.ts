/**
 * Rooms of documents that REST holds nothing of are settled when they are appended to: what an earlier release appended
 * counted as unsettled for ever. Never edited after release: a change is a new file.
 */
export const settledWhenAppended = `
update doc_room set settled_seq = last_seq where document = 'planner' and settled_seq < last_seq;
`
