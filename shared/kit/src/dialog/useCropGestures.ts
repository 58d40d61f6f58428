import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, dragCrop, type PictureSize, zoomCrop } from './cropRules.ts';

/** Zoom for one pixel of wheel movement, as an exponent. */
const zoomPerPx = 0.0015;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CropGestures {
  onPointerDown(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerMove(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerUp(event: PointerEvent<HTMLCanvasElement>): void;
  onPointerCancel(event: PointerEvent<HTMLCanvasElement>): void;
}

const toMiddle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const toDistance = ([one, other]: readonly Point[]) =>
  one === undefined || other === undefined ? undefined : Math.hypot(one.x - other.x, one.y - other.y);

/** Moves the picture with one pointer, zooms it with two or the wheel. The sliders do the same with the keyboard. */
export function useCropGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: PictureSize | undefined,
  change: (toNext: (crop: Crop) => Crop) => void,
): CropGestures {
  const pointers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = canvas.current;
    if (element === null || picture === undefined) return;
    const handleWheel = (event: WheelEvent) => {
      // React listens passively; zooming must not scroll the dialog behind.
      event.preventDefault();
      change((crop) => zoomCrop(picture, crop, crop.zoom * Math.exp(-event.deltaY * zoomPerPx)));
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [canvas, picture, change]);

  function handleEnd({ pointerId }: PointerEvent<HTMLCanvasElement>) {
    pointers.current.delete(pointerId);
  }

  return {
    onPointerDown(event) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
      const widthPx = currentTarget.getBoundingClientRect().width;
      if (picture === undefined || widthPx === 0 || !pointers.current.has(pointerId)) return;
      const before = [...pointers.current.values()];
      pointers.current.set(pointerId, { x: clientX, y: clientY });
      const after = [...pointers.current.values()];
      const [from, to] = [toMiddle(before), toMiddle(after)];
      const [apartBefore, apartAfter] = [toDistance(before), toDistance(after)];
      const factor =
        apartBefore === undefined || apartAfter === undefined || apartBefore === 0 ? 1 : apartAfter / apartBefore;
      change((crop) => {
        const zoomed = factor === 1 ? crop : zoomCrop(picture, crop, crop.zoom * factor);
        return dragCrop(picture, zoomed, (to.x - from.x) / widthPx, (to.y - from.y) / widthPx);
      });
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}
