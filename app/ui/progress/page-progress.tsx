import { useNavigation } from 'react-router';

/** A line on top of the page while the next one is on its way; its style waits 200 ms before it shows. */
export function PageProgress() {
  const navigation = useNavigation();
  const isUnderWay = navigation.state !== 'idle';
  return (
    <>
      {isUnderWay && <div className="page-progress" key={navigation.location.key} />}
      <span className="hearable" role="status">
        {isUnderWay ? 'Loading' : ''}
      </span>
    </>
  );
}
