import classes from './unbroken.module.css';

const ORDER_NUMBER = /(\d{6}-[0-9A-Z]+)/;

/** A title in words: the number of an order in it ('261126-KDQT1') is not broken over two lines. */
export function Unbroken({ children }: { children: string }) {
  const [before, number, ...after] = children.split(ORDER_NUMBER);
  if (number === undefined) return children;
  return (
    <>
      {before}
      <span className={classes.unbroken}>{number}</span>
      {after.join('')}
    </>
  );
}
