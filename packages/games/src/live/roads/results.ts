/** How a hand ended on the board: the red side, the blue side, or neither. In baccarat the banker is red. */
export type RoadResult = 'red' | 'blue' | 'tie';
export type RoadColour = Exclude<RoadResult, 'tie'>;

/** A mark and where it stands: columns count from the left, rows from the top, both from 0. */
export interface RoadCell<Mark> {
  readonly column: number;
  readonly row: number;
  readonly mark: Mark;
}

/** Boards are six rows deep. */
export const roadRows = 6;

export const columnsOf = (cells: readonly RoadCell<unknown>[]): number =>
  cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
