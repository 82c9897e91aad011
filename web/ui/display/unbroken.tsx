import classes from './unbroken.module.css';

const ORDER_NUMBER = /(\d{6}-[0-9A-Z]+)/;

/** A title in words: an order number in it ('261126-KDQT1') is never broken over two lines. */
export function Unbroken({ children }: { children: string }) {
  return children.split(ORDER_NUMBER).map((part, place) =>
    ORDER_NUMBER.test(part) ? (
      <span key={place} className={classes.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
